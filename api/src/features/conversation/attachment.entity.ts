import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Picture } from '../media/picture.js';

@ObjectType({
  description:
    'A picture or PDF file in a message. Its URLs work for both parties of the booking once the message is delivered, for its uploader before that, and for admins while the message is held or reported.',
})
export class MessageAttachment {
  @Field(() => ID, { description: 'ID of the attachment.' })
  id: string;

  @Field({ description: 'File name.' })
  name: string;

  @Field(() => Int, { description: 'Size of the uploaded file in bytes.' })
  bytes: number;

  @Field({ description: 'URL of the file: the PDF as a download, or the picture in its largest size.' })
  url: string;

  @Field(() => Picture, { nullable: true, description: 'The picture in several sizes; null for PDF files.' })
  picture: Picture | null;
}
