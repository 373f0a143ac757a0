import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { payload } from '../../core/payload.js';
import type { Incoming } from '../media/media.service.js';
import { Upload } from '../media/upload.scalar.js';
import { UpdateRealWeddingInput } from './manage.resolver.js';
import { RealWeddingPayload } from './real-wedding.resolver.js';
import { resubmitRealWedding } from './resubmit.service.js';

@Resolver()
export class ResubmitRealWeddingResolver {
  @Mutation(() => RealWeddingPayload, {
    description:
      'Edits the current user’s own rejected story and resubmits it: it is pending again. For its author.',
  })
  resubmitRealWedding(
    @Arg('id', () => ID, { description: 'The story.' }) id: string,
    @Arg('changes', () => UpdateRealWeddingInput, {
      nullable: true,
      description: 'What to change; what is left out stays as it is.',
    })
    changes: UpdateRealWeddingInput | undefined,
    @Arg('keep', () => [String], {
      nullable: true,
      description:
        'Addresses of the pictures that stay, in their order; others are removed. Left out, all stay, or make room for `images`.',
    })
    keep: string[] | undefined,
    @Arg('images', () => [Upload], {
      defaultValue: [],
      description: 'New pictures, with those that stay 1 to 3: JPEG, PNG, WebP or AVIF, at most 10 MB each.',
    })
    images: Promise<Incoming>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({
      realWedding: await resubmitRealWedding(ctx, { ...changes, id, keep, images }),
    }));
  }
}
