import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import type { UploadedFile } from '../media/media.service.js';
import { Upload } from '../media/upload.scalar.js';
import { UpdateRealWeddingInput } from './manage.resolver.js';
import { RealWeddingPayload } from './real-wedding.resolver.js';
import { resubmitRealWedding } from './resubmit.service.js';

@Resolver()
export class ResubmitRealWeddingResolver {
  @Mutation(() => RealWeddingPayload, {
    description:
      "Edits the current user's rejected story and resubmits it: it is pending again. For its author.",
  })
  resubmitRealWedding(
    @Arg('id', () => ID, { description: 'The story.' }) id: string,
    @Arg('changes', () => UpdateRealWeddingInput, {
      nullable: true,
      description: 'Fields to change. Omitted fields stay unchanged.',
    })
    changes: UpdateRealWeddingInput | undefined,
    @Arg('keep', () => [String], {
      nullable: true,
      description:
        'URLs of the pictures to keep, in order; others are removed. By default, all are kept unless `images` replaces them.',
    })
    keep: string[] | undefined,
    @Arg('images', () => [Upload], {
      defaultValue: [],
      description:
        'New pictures; 1 to 3 together with those kept. JPEG, PNG, WebP or AVIF, at most 10 MB each.',
    })
    images: Promise<UploadedFile>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({
      realWedding: await resubmitRealWedding(ctx, { ...changes, id, keep, images }),
    }));
  }
}
