import { ArgsType, Field, Int } from 'type-graphql';
import { MAX_FIRST, MAX_PAGE } from './page.constants.js';

/** Makes the arguments of a list with cursors; `usual` is the default page size. */
export function cursorArgs(usual: number) {
  @ArgsType()
  abstract class CursorArgs {
    @Field(() => Int, { defaultValue: usual, description: `Page size, 1 to ${MAX_FIRST}.` })
    first: number;

    @Field(() => String, { nullable: true, description: 'Returns the items after this cursor.' })
    after?: string;
  }
  return CursorArgs;
}

/** Makes the arguments of a list that also has numbered pages. */
export function pageArgs(usual: number) {
  @ArgsType()
  abstract class PageArgs extends cursorArgs(usual) {
    @Field(() => Int, {
      nullable: true,
      description: `Number of the page, 1 to ${MAX_PAGE}, instead of a cursor; can’t be combined with \`after\`.`,
    })
    page?: number;
  }
  return PageArgs;
}
