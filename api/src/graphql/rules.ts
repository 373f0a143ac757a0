import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const MAX_DEPTH = 8;
export const MAX_TOKENS = 1000;
export const MAX_COST = 1000;

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

/** Refuses documents whose fields nest deeper than MAX_DEPTH; introspection is as deep as it needs to be. */
export function limitDepth(context: ValidationContext): ASTVisitor {
  const depthOf = (set: SelectionSetNode, seen: ReadonlySet<string>): number =>
    Math.max(
      0,
      ...set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) {
          if (selection.name.value.startsWith('__')) return 0;
          return 1 + (selection.selectionSet ? depthOf(selection.selectionSet, seen) : 0);
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, seen);
        const name = selection.name.value;
        const fragment = seen.has(name) ? undefined : context.getFragment(name);
        return fragment ? depthOf(fragment.selectionSet, new Set([...seen, name])) : 0;
      }),
    );
  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet, new Set()) > MAX_DEPTH)
        context.reportError(refusal(`The query nests deeper than ${MAX_DEPTH} fields.`));
    },
  };
}

/** Mutations that try a secret: one a document, so that a limit per request is a limit per try. */
const CREDENTIAL_MUTATIONS = new Set([
  'login',
  'registerUser',
  'requestPasswordReset',
  'verifyPasswordReset',
  'resetPassword',
  'approveBooking',
]);

export function oneCredentialMutation(context: ValidationContext): ASTVisitor {
  const countIn = (set: SelectionSetNode): number =>
    set.selections.reduce((count, selection) => {
      if (selection.kind === Kind.FIELD)
        return count + (CREDENTIAL_MUTATIONS.has(selection.name.value) ? 1 : 0);
      if (selection.kind === Kind.INLINE_FRAGMENT) return count + countIn(selection.selectionSet);
      const fragment = context.getFragment(selection.name.value);
      return count + (fragment ? countIn(fragment.selectionSet) : 0);
    }, 0);
  return {
    OperationDefinition(operation) {
      if (operation.operation === OperationTypeNode.MUTATION && countIn(operation.selectionSet) > 1)
        context.reportError(
          refusal('Only one login, registration, reset or approval may be tried in one document.'),
        );
    },
  };
}
