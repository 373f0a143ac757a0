import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef, useState, type FormEvent } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import type { FieldValue } from '../ui/fields/FieldBinding';
import { useToast } from '../ui/useToast';
import { failureOf, type Failure } from './errors';
import type { SendOptions } from './sendFiles';
import { useForm, type FieldErrors } from './useForm';

/** The payload of every mutation. */
interface Payload {
  userErrors: readonly { code: string; field: string | null; message: string }[];
}

/** Why a form could not be submitted, other than a field error. */
export type SubmitFailure = Pick<Failure, 'message'> & Partial<Failure>;

type FieldName<Input> = Extract<keyof Input, string>;

interface SubmitOptions<
  Input extends AnyObject,
  Values extends Record<FieldName<Input>, FieldValue>,
  Data,
  Variables extends OperationVariables,
  Answer extends Payload,
> {
  /** Initial values of the fields, which the rules cast to the submitted types. */
  initial: Values;
  /** The validation rules that the server applies too. */
  rules: ObjectSchema<Input>;
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (input: NoInfer<Input>) => NoInfer<Variables>;
  payload: (data: NoInfer<Data>) => Answer;
  /** Updates the cache after a successful mutation. */
  update?: (cache: ApolloCache, result: NoInfer<Answer>) => void;
  /** How to send the files among the variables. An aborted upload isn't reported as a failure. */
  sending?: () => SendOptions;
  onDone: (result: NoInfer<Answer>) => void | Promise<void>;
  /** Called when the server rejects a field. Returns the key of its toast, if it shows one. */
  onRefused?: (message: string) => string | undefined;
  /** Returns the `problem` to show in the form. Replaces the toast, unless there is `onFailure`. */
  problemOf?: (failure: SubmitFailure) => string | undefined;
  /** Replaces the failure toast. Returns the key of its own toast, if it shows one. */
  onFailure?: (failure: SubmitFailure) => string | undefined;
}

/**
 * A form that submits a mutation. Validation messages from the rules and the server appear at the fields, all other
 * failures in a toast, which the next attempt closes.
 */
export function useSubmit<
  Input extends AnyObject,
  Values extends Record<FieldName<NoInfer<Input>>, FieldValue>,
  Data,
  Variables extends OperationVariables,
  Answer extends Payload,
>({
  initial,
  rules,
  mutation,
  variables,
  payload,
  update,
  sending,
  onDone,
  onRefused,
  problemOf,
  onFailure,
}: SubmitOptions<Input, Values, Data, Variables, Answer>) {
  const [mutate] = useMutation(mutation);
  const toast = useToast();
  const failureToasts = useRef<string[]>([]);
  const closeOnRetry = (key: string | undefined) => {
    if (key) failureToasts.current.push(key);
  };
  const [problem, setProblem] = useState<string>();
  const fail = (failure: SubmitFailure) => {
    setProblem(problemOf?.(failure));
    if (onFailure) closeOnRetry(onFailure(failure));
    else if (!problemOf) closeOnRetry(toast.show({ status: 'error', text: failure.message }));
  };

  const send = async (input: Input): Promise<Answer | undefined> => {
    const fetchOptions = sending?.();
    try {
      const { data } = await mutate({
        variables: variables(input),
        context: { fetchOptions },
        update: (cache, { data: changed }) => {
          const result = changed && payload(changed);
          if (result && result.userErrors.length === 0) update?.(cache, result);
        },
      });
      return payload(data as Data);
    } catch (error) {
      if (!fetchOptions?.signal?.aborted) fail(failureOf(error));
      return undefined;
    }
  };

  const { form, reset, ...rest } = useForm<Input, Values>({
    initial,
    rules,
    async onSubmit(input) {
      const result = await send(input);
      if (!result) return undefined;
      const errors: FieldErrors<Values> = {};
      // In reverse order, so that the first message of a field, and the first of the others, is the one shown.
      for (const { code, field, message } of result.userErrors.toReversed())
        if (field !== null && field in initial) errors[field as keyof Values] = message;
        else fail({ code, message });
      const rejected = result.userErrors.find(({ field }) => field !== null && field in initial);
      if (rejected) closeOnRetry(onRefused?.(rejected.message));
      if (result.userErrors.length === 0) await onDone(result);
      return errors;
    },
  });

  return {
    ...rest,
    form: {
      ...form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        setProblem(undefined);
        failureToasts.current.splice(0).forEach(toast.close);
        form.onSubmit(event);
      },
    },
    /** The failure to show in the form; cleared on the next attempt. */
    problem,
    /** Resets to the given values, or to the initial ones. */
    reset: (values?: Values) => {
      setProblem(undefined);
      reset(values);
    },
  };
}
