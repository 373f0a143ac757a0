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
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import type { UploadedFile } from '../media/media.service.js';
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
import {
  editRealWeddingRules,
  manageRealWeddingsRules,
  realWeddingPreviewRules,
} from './real-wedding.rules.js';

const RealWeddingSortEnum = graphqlEnum(
  'RealWeddingSort',
  "Sort order of the admins' table of stories.",
  enumOf(Object.keys(REAL_WEDDING_SORTS)),
  (key) => REAL_WEDDING_SORTS[key as RealWeddingSort],
);

@ArgsType()
class ManageRealWeddingsArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => RealWeddingStatusEnum, { nullable: true, description: 'Filters by status.' })
  status?: RealWeddingStatus;

  @Field(() => String, {
    nullable: true,
    description: `Part of the title or author's name (${upTo(manageRealWeddingsRules.fields.search)}).`,
  })
  search?: string;

  @Field(() => RealWeddingSortEnum, { defaultValue: 'CREATED', description: 'Sort order.' })
  sort: RealWeddingSort;

  @Field({ defaultValue: true, description: 'Sorts in descending order.' })
  descending: boolean;
}

@ObjectType({ description: 'Result of deleting a story.' })
class DeleteRealWeddingPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'ID of the deleted story; null if it failed.' })
  deletedId?: string;
}

@InputType({ description: 'Changes to a story. Omitted fields stay unchanged.' })
export class UpdateRealWeddingInput {
  @Field(() => String, { nullable: true, description: `Title, ${upTo(editRealWeddingRules.fields.title)}.` })
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: `The text, as in \`RealWeddingInput\`, ${upTo(editRealWeddingRules.fields.content)}.`,
  })
  content?: string;

  @Field(() => String, { nullable: true, description: 'Date of the wedding, YYYY-MM-DD; null removes it.' })
  eventDate?: string | null;
}

const idArg = { description: 'The story.' };

/** Admins' mutations on stories, except for decisions. */
@Resolver()
export class ManageRealWeddingsResolver {
  @Query(() => RealWeddingConnection, {
    description: 'All stories, regardless of status. For admins.',
  })
  async managedRealWeddings(
    @Args(() => ManageRealWeddingsArgs) args: ManageRealWeddingsArgs,
    @Ctx() ctx: Context,
  ) {
    return connectionOf(await manageRealWeddings(ctx, graphqlWindow(args)));
  }

  @Query(() => String, { description: 'Preview of a story as safe HTML. For admins.' })
  previewRealWedding(
    @Arg('content', {
      description: `The text with Markdown, ${upTo(realWeddingPreviewRules.fields.content)}.`,
    })
    content: string,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return previewRealWedding(ctx, { content });
  }

  @Mutation(() => RealWeddingPayload, {
    description:
      'Updates a story: all fields (`input`), some fields (`changes`), or both; `changes` wins. For admins.',
  })
  updateRealWedding(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => RealWeddingInput, {
      nullable: true,
      description: 'All fields of the story. Overwrites concurrent changes of other admins.',
    })
    input: RealWeddingInput | undefined,
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
