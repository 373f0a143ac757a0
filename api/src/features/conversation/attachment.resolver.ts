import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { UploadedFile } from '../media/media.service.js';
import { Upload } from '../media/upload.scalar.js';
import { MessageAttachment } from './attachment.entity.js';
import { uploadAttachment } from './attachment.service.js';

@ObjectType({ description: 'Result of uploading an attachment.' })
class AttachmentPayload extends Payload {
  @Field(() => MessageAttachment, {
    nullable: true,
    description: 'The attachment; null if it was not accepted.',
  })
  attachment?: MessageAttachment;
}

@Resolver()
export class AttachmentResolver {
  @Mutation(() => AttachmentPayload, {
    description:
      'Uploads a file for a message, to be sent by `sendMessage`. Until then only the uploader can read it; it is deleted after two days if it isn’t sent.',
  })
  uploadAttachment(
    @Arg('bookingId', () => ID, { description: 'ID of the booking.' }) bookingId: string,
    @Arg('name', { description: 'File name, up to 200 characters.' }) name: string,
    @Arg('file', () => Upload, {
      description: 'A JPEG, PNG, WebP or AVIF picture of at most 10 MB, or a PDF file of at most 5 MB.',
    })
    file: Promise<UploadedFile>,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ attachment: await uploadAttachment(ctx, { bookingId, name, file }) }));
  }
}
