import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { FieldBinding, FieldValue, TextControl } from '../ui/fields/FieldBinding';
import { useToast } from '../ui/useToast';
import { failureOf, type Failure } from './errors';
import type { SendOptions } from './sendFiles';

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
 * failures in a toast, which the next attempt closes. Values are kept until the form is reset. After a rejection the
 * first invalid field gets the focus.
 *
 * Fields are validated on submit and when the focus moves to another field, but not when it moves to a button: a
 * message appearing then would move the button from under the pointer. Editing a field clears its message.
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
  type Name = Extract<keyof Values, string>;
  const [mutate] = useMutation(mutation);
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const submitter = useRef<HTMLElement>(null);
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

  const formik = useFormik<Values>({
    initialValues: initial,
    validationSchema: rules,
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values, { setFieldError }) {
      const result = await send(rules.cast(values) as Input);
      if (!result) return;
      for (const { code, field, message } of result.userErrors.toReversed())
        if (field !== null && field in values) setFieldError(field, message);
        else fail({ code, message });
      const rejected = result.userErrors.find(({ field }) => field !== null && field in values);
      if (rejected) closeOnRetry(onRefused?.(rejected.message));
      if (result.userErrors.length === 0) await onDone(result);
    },
  });
  const { isSubmitting, submitCount } = formik;

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A date field's frame is marked as invalid, but only its sections can take the focus.
    if (wrong) (wrong.querySelector<HTMLElement>('[tabindex="0"]') ?? wrong).focus();
    // The pressed button lost the focus while it was disabled, to the page or to its dialog. A dialog that closes has
    // given the focus back to its opener.
    else if (element.current && document.activeElement?.contains(element.current)) submitter.current?.focus();
    // The problem may be below the part of a long dialog that is in view.
    element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [isSubmitting, submitCount]);

  const { setFieldValue } = formik;
  const initialValues = useRef<Record<string, FieldValue>>(initial);
  useEffect(() => {
    const controls = element.current?.elements;
    // Users and browsers may fill in forms before hydration.
    for (const name of controls ? Object.keys(initialValues.current) : []) {
      const control = controls?.namedItem(name);
      if (typeof initialValues.current[name] !== 'string') continue;
      if (control && 'value' in control && control.value) void setFieldValue(name, control.value, false);
    }
  }, [setFieldValue]);

  const checkEarly = (name: Name, { target, relatedTarget }: FocusEvent<TextControl>) => {
    if (
      !target.value ||
      !(relatedTarget instanceof Element) ||
      !relatedTarget.matches('input, select, textarea')
    )
      return;
    try {
      rules.validateSyncAt(name, formik.values);
    } catch (error) {
      if (error instanceof ValidationError) formik.setFieldError(name, error.message);
    }
  };

  return {
    /**
     * Properties of the form element. It has a method because a form submitted before hydration would otherwise put its
     * values into the URL.
     */
    form: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        element.current = event.currentTarget;
        submitter.current = (event.nativeEvent as SubmitEvent).submitter;
        setProblem(undefined);
        failureToasts.current.splice(0).forEach(toast.close);
        formik.handleSubmit(event);
      },
    },
    /** A request is pending. */
    busy: isSubmitting,
    values: formik.values,
    /** The failure to show in the form; cleared on the next attempt. */
    problem,
    /** Some value differs from its initial one. */
    changed: formik.dirty,
    /** Sets a value that has no single control. */
    set: <N extends Name>(name: N, value: Values[N]) => {
      void formik.setFieldValue(name, value);
      formik.setFieldError(name, undefined);
    },
    /** Resets to the given values, or to the initial ones. */
    reset: (values?: Values) => {
      setProblem(undefined);
      formik.resetForm(values && { values });
    },
    /** Binds a field to one of the values. */
    field: <N extends Name>(name: N): FieldBinding<Values[N]> => ({
      name,
      value: formik.values[name],
      error: formik.errors[name] as string | undefined,
      onChange: (change) => {
        void formik.setFieldValue(name, isEvent(change) ? change.target.value : change);
        formik.setFieldError(name, undefined);
      },
      onBlur: (event) => checkEarly(name, event),
    }),
  };
}

const isEvent = (change: unknown): change is { target: TextControl } =>
  typeof change === 'object' && change !== null && 'target' in change;
