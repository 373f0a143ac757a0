import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { operationOf } from '../core/operation.decorator.js';
import { t } from './messages.generated.js';

export const MAX_DEPTH = 8;
export const MAX_TOKENS = 1000;
export const MAX_COST = 1000;

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

/** Measures a selection set; `ofFragment` returns the measure of a fragment by its name. */
type Measure = (set: SelectionSetNode, ofFragment: (name: string) => number) => number;

/**
 * Applies a measure, visiting each fragment once. A document of a few hundred tokens can spread its fragments a billion
 * times, or recursively (which graphql-js's own rules reject).
 */
function measured(context: ValidationContext, measure: Measure): (set: SelectionSetNode) => number {
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    let value = known.get(name);
    if (value === undefined) {
      known.set(name, 0);
      const fragment = context.getFragment(name);
      value = fragment ? measure(fragment.selectionSet, ofFragment) : 0;
      known.set(name, value);
    }
    return value;
  };
  return (set) => measure(set, ofFragment);
}

/** Rejects documents that nest fields deeper than MAX_DEPTH. Introspection has no depth limit; cost.ts counts it. */
export function limitDepth(context: ValidationContext): ASTVisitor {
  const depth: Measure = (set, ofFragment) =>
    Math.max(
      0,
      ...set.selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return depth(selection.selectionSet, ofFragment);
        if (selection.name.value.startsWith('__')) return 0;
        return 1 + (selection.selectionSet ? depth(selection.selectionSet, ofFragment) : 0);
      }),
    );
  const depthOf = measured(context, depth);
  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet) > MAX_DEPTH)
        context.reportError(refusal(t('tooDeep', { max: MAX_DEPTH })));
    },
  };
}

/** Sums `weigh` over the fields of a selection set, once per spread of a fragment. */
const sum = (weigh: (field: FieldNode) => number): Measure => {
  const total: Measure = (set, ofFragment) =>
    set.selections.reduce((before, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return before + ofFragment(selection.name.value);
      const below = selection.selectionSet ? total(selection.selectionSet, ofFragment) : 0;
      return before + below + (selection.kind === Kind.FIELD ? weigh(selection) : 0);
    }, 0);
  return total;
};

/** Allows one mutation per document that checks a secret, so that a limit per request is a limit per attempt. */
export function oneCredentialMutation(context: ValidationContext): ASTVisitor {
  const mutations = context.getSchema().getMutationType()?.getFields();
  const credentialCount = measured(
    context,
    sum((field) => (operationOf(mutations?.[field.name.value]?.extensions)?.credential ? 1 : 0)),
  );
  return {
    OperationDefinition(operation) {
      if (operation.operation === OperationTypeNode.MUTATION && credentialCount(operation.selectionSet) > 1)
        context.reportError(refusal(t('oneCredential')));
    },
  };
}
