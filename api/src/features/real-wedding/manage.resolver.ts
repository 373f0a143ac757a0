import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { connectionOf, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { graphqlEnum } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { Payload, payload } from '../../core/payload.js';
import type { Incoming } from '../media/media.service.js';
import { Upload } from '../media/upload.scalar.js';
import {
  deleteRealWedding,
  manageRealWeddings,
  previewRealWedding,
  updateRealWedding,
} from './manage.service.js';
import {
  REAL_WEDDING_SORTS,
  type RealWeddingSort,
  type RealWeddingStatus,
} from './real-wedding.constants.js';
import { RealWeddingStatusEnum } from './real-wedding.entity.js';
import { RealWeddingConnection, RealWeddingInput, RealWeddingPayload } from './real-wedding.resolver.js';

const RealWeddingSortEnum = graphqlEnum(
  'RealWeddingSort',
  "Order of the admins' table of stories.",
  Object.fromEntries(Object.keys(REAL_WEDDING_SORTS).map((key) => [key, key])),
  (key) => REAL_WEDDING_SORTS[key as RealWeddingSort],
);

@ArgsType()
class ManageRealWeddingsArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => RealWeddingStatusEnum, { nullable: true, description: 'Only those that stand so.' })
  status?: RealWeddingStatus;

  @Field(() => String, { nullable: true, description: 'Part of the title or of the author’s name.' })
  search?: string;

  @Field(() => RealWeddingSortEnum, { defaultValue: 'WRITTEN', description: 'Order.' })
  sort: RealWeddingSort;

  @Field({ defaultValue: true, description: 'The last first.' })
  descending: boolean;
}

@ObjectType({ description: 'Outcome of deleting a story.' })
class DeleteRealWeddingPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The story that is gone; null when refused.' })
  deletedId?: string;
}

@InputType({ description: 'What to change of a story; what is left out stays as it is.' })
export class UpdateRealWeddingInput {
  @Field(() => String, { nullable: true, description: 'Title.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'The story, as in `RealWeddingInput`.' })
  content?: string;

  @Field(() => String, { nullable: true, description: 'Day of the wedding, YYYY-MM-DD; null takes it away.' })
  eventDate?: string | null;
}

const idArg = { description: 'The story.' };

/** What admins do with stories, besides deciding on them. */
@Resolver()
export class ManageRealWeddingsResolver {
  @Query(() => RealWeddingConnection, {
    description: 'All stories, in any state. For admins.',
  })
  async managedRealWeddings(
    @Args(() => ManageRealWeddingsArgs) args: ManageRealWeddingsArgs,
    @Ctx() ctx: Context,
  ) {
    return connectionOf(await manageRealWeddings(ctx, graphqlWindow(args)));
  }

  @Query(() => String, { description: 'What a text looks like as a story, as safe HTML. For admins.' })
  previewRealWedding(
    @Arg('content', { description: 'The text, with Markdown.' }) content: string,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return previewRealWedding(ctx, { content });
  }

  @Mutation(() => RealWeddingPayload, {
    description: 'Changes a story: what is named in `changes`, or with `input` all of it. For admins.',
  })
  updateRealWedding(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => RealWeddingInput, {
      nullable: true,
      description: 'The story whole: what others changed meanwhile is overwritten.',
    })
    input: RealWeddingInput | undefined,
    @Arg('changes', () => UpdateRealWeddingInput, {
      nullable: true,
      description: 'What to change; what is left out stays as it is.',
    })
    changes: UpdateRealWeddingInput | undefined,
    @Arg('keep', () => [String], {
      nullable: true,
      description:
        'Addresses of the pictures that stay, in their order; others go. Left out, all stay, or make room for `images`.',
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
      realWedding: await updateRealWedding(ctx, {
        ...(input && { ...input, eventDate: input.eventDate ?? null }),
        ...changes,
        id,
        keep,
        images,
      }),
    }));
  }

  @Mutation(() => DeleteRealWeddingPayload, { description: 'Deletes a story. For admins.' })
  deleteRealWedding(@Arg('id', () => ID, idArg) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ deletedId: await deleteRealWedding(ctx, { id }) }));
  }
}
