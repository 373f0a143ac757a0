import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { nullIfNotFound } from '../../core/errors.js';
import { cachedHtml, cachedPlainText, teaser } from '../../core/markdown.js';
import { pageArgs } from '../../core/page.args.js';
import { Payload, payload } from '../../core/payload.js';
import { PublicData } from '../../core/public-data.js';
import { upTo } from '../../core/max-length.js';
import type { UploadedFile } from '../media/media.service.js';
import { Picture, picturesOf } from '../media/picture.js';
import { Upload } from '../media/upload.scalar.js';
import type { RealWeddingStatus } from './real-wedding.constants.js';
import { RealWedding, RealWeddingStatusEnum } from './real-wedding.entity.js';
import { canResubmit, canSeeUnpublished } from './real-wedding.policy.js';
import type { RealWeddingWithPictures } from './real-wedding.query.js';
import { realWeddingDecisionRules, realWeddingRules } from './real-wedding.rules.js';
import {
  createRealWedding,
  decideRealWedding,
  getRealWedding,
  listRealWeddings,
} from './real-wedding.service.js';

@ArgsType()
class RealWeddingListArgs extends pageArgs(6) {
  @Field(() => ID, { nullable: true, description: 'ID of a story to exclude, such as the one being read.' })
  except?: string;

  @Field({ defaultValue: false, description: "Only the current user's own, regardless of status." })
  mine: boolean;

  @Field(() => [RealWeddingStatusEnum], {
    nullable: true,
    description:
      'For admins and with `mine`: only stories with these statuses. For others: published stories, plus the current user’s own with these statuses.',
  })
  statuses?: RealWeddingStatus[];
}

@InputType({ description: 'A new story.' })
export class RealWeddingInput {
  @Field({ description: `Title, ${upTo(realWeddingRules.fields.title)}.` })
  title: string;

  @Field({
    description: `The text: paragraphs with Markdown emphasis, headings, lists and links, ${upTo(realWeddingRules.fields.content)}.`,
  })
  content: string;

  @Field(() => String, { nullable: true, description: 'Date of the wedding, YYYY-MM-DD.' })
  eventDate?: string;
}

@ObjectType({ description: 'Result of creating, updating, resubmitting or deciding a story.' })
export class RealWeddingPayload extends Payload {
  @Field(() => RealWedding, { nullable: true, description: 'The story after the change; null if it failed.' })
  realWedding?: RealWedding;
}

export const RealWeddingConnection = connectionType('RealWedding', () => RealWedding);

@Resolver(() => RealWedding)
export class RealWeddingResolver {
  @PublicData()
  @Query(() => RealWeddingConnection, { description: 'Stories of real weddings, newest first.' })
  async realWeddings(@Args(() => RealWeddingListArgs) args: RealWeddingListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listRealWeddings(ctx, graphqlWindow(args)));
  }

  @PublicData()
  @Query(() => RealWedding, {
    nullable: true,
    description: 'Returns a story, or null if there is none that the current user can read.',
  })
  realWedding(@Arg('id', () => ID, { description: 'ID of the story.' }) id: string, @Ctx() ctx: Context) {
    return getRealWedding(ctx, { id }).catch(nullIfNotFound);
  }

  @Mutation(() => RealWeddingPayload, {
    description: 'Submits a story with its pictures. It is published at once for admins, otherwise pending.',
  })
  createRealWedding(
    @Arg('input', () => RealWeddingInput, { description: 'The story.' }) input: RealWeddingInput,
    @Arg('images', () => [Upload], { description: '1 to 3: JPEG, PNG, WebP or AVIF, at most 10 MB each.' })
    images: Promise<UploadedFile>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ realWedding: await createRealWedding(ctx, { ...input, images }) }));
  }

  @Mutation(() => RealWeddingPayload, {
    description:
      'Publishes a pending story, or rejects it with a reason. Its author is notified. For admins.',
  })
  decideRealWedding(
    @Arg('id', () => ID, { description: 'The story.' }) id: string,
    @Arg('publish', { description: 'True to publish, false to reject.' }) publish: boolean,
    @Ctx() ctx: Context,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Required to reject; ${upTo(realWeddingDecisionRules.fields.reason)}. Sent to the author.`,
    })
    reason?: string,
  ) {
    return payload(async () => ({ realWedding: await decideRealWedding(ctx, { id, publish, reason }) }));
  }

  @FieldResolver(() => String, { description: 'The text as safe HTML.' })
  async html(@Root() wedding: RealWedding): Promise<string> {
    return cachedHtml(wedding.content);
  }

  @FieldResolver(() => String, { description: 'The beginning of the text, cut between words.' })
  async teaser(
    @Root() wedding: RealWedding,
    @Arg('length', () => Int, { defaultValue: 80, description: 'Maximum length in characters, 1 to 1000.' })
    length: number,
  ): Promise<string> {
    return teaser(await cachedPlainText(wedding.content), Math.min(1000, Math.max(1, length)));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Reason of the rejection; null unless it is rejected. Visible to its author and admins.',
  })
  rejectionReason(@Root() wedding: RealWedding, @Ctx() ctx: Context): string | null {
    return canSeeUnpublished(ctx.viewer, wedding) ? wedding.rejectionReason : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the current user can resubmit it; see `resubmitRealWedding`.',
  })
  canResubmit(@Root() wedding: RealWedding, @Ctx() ctx: Context): boolean {
    return canResubmit(ctx.viewer, wedding);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it was last resubmitted after a rejection; null if never. Visible to its author and admins.',
  })
  resubmittedAt(@Root() wedding: RealWedding, @Ctx() ctx: Context): Date | null {
    return canSeeUnpublished(ctx.viewer, wedding) ? wedding.resubmittedAt : null;
  }

  @FieldResolver(() => [Picture], { description: 'Pictures of the story, one to three.' })
  pictures(@Root() wedding: RealWeddingWithPictures): Picture[] {
    return picturesOf(wedding.pictures, wedding.title);
  }
}
