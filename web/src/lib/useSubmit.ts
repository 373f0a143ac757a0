import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useFormik } from 'formik';
import { useEffect, useRef, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { useToast } from '../ui/useToast';
import { failureOf, type Failure } from './errors';
import type { SendOptions } from './sendFiles';

/** What every mutation of the API answers. */
interface Payload {
  userErrors: readonly { code: string; field: string | null; message: string }[];
}

/** Why a form could not be sent, apart from what is wrong with a field of it. */
export type SubmitFailure = Pick<Failure, 'message'> & Partial<Failure>;

type Values<Input> = Record<Extract<keyof Input, string>, string>;

interface SubmitOptions<
  Input extends AnyObject,
  Data,
  Variables extends OperationVariables,
  Answer extends Payload,
> {
  /** What the fields hold at first; a field holds a string, whatever its rule makes of it. */
  initial: Values<NoInfer<Input>>;
  /** The feature's own rules, the ones that the server applies. */
  rules: ObjectSchema<Input>;
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (input: NoInfer<Input>) => NoInfer<Variables>;
  payload: (data: NoInfer<Data>) => Answer;
  /** Brings the cache up to date with what was changed. */
  update?: (cache: ApolloCache, answer: NoInfer<Answer>) => void;
  /** How the files among the variables are sent. A send that was aborted is no failure: nothing is said. */
  sending?: () => SendOptions;
  onDone: (answer: NoInfer<Answer>) => void | Promise<void>;
  /** The server found something wrong with a field. Answers the key of its toast, if it shows one. */
  onRefused?: (message: string) => string | undefined;
  /** Replaces the toast that says what went wrong. Answers the key of its own toast, if it shows one. */
  onFailure?: (failure: SubmitFailure) => string | undefined;
}

/**
 * A form that sends a mutation: its values, the rules' messages at its fields, the server's too, and a toast for
 * everything else, which the next try closes. What was typed stays until the form is reset. After a refusal the first
 * wrong field has the focus.
 *
 * A field is checked when the form is sent, and when the focus moves on to another field. It is not checked on the way
 * to a button: a message that appears just then would move the button from under the pointer. Editing a field takes
 * its message away.
 */
export function useSubmit<
  Input extends AnyObject,
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
  onFailure,
}: SubmitOptions<Input, Data, Variables, Answer>) {
  type Name = Extract<keyof Input, string>;
  const apollo = useApolloClient();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const submitter = useRef<HTMLElement>(null);
  const complaints = useRef<string[]>([]);
  const toClose = (key: string | undefined) => {
    if (key) complaints.current.push(key);
  };
  const fail = (failure: SubmitFailure) => {
    toClose(onFailure ? onFailure(failure) : toast.show({ status: 'error', text: failure.message }));
  };

  const send = async (input: Input): Promise<Answer | undefined> => {
    const fetchOptions = sending?.();
    try {
      const { data } = await apollo.mutate({
        mutation,
        variables: variables(input),
        context: { fetchOptions },
        update: (cache, { data: changed }) => {
          const answer = changed && payload(changed);
          if (answer && answer.userErrors.length === 0) update?.(cache, answer);
        },
      });
      return payload(data as Data);
    } catch (error) {
      if (!fetchOptions?.signal?.aborted) fail(failureOf(error));
      return undefined;
    }
  };

  const formik = useFormik<Values<Input>>({
    initialValues: initial,
    validationSchema: rules,
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values, { setFieldError }) {
      const answer = await send(rules.cast(values) as Input);
      if (!answer) return;
      for (const { code, field, message } of answer.userErrors.toReversed())
        if (field !== null && field in values) setFieldError(field, message);
        else fail({ code, message });
      const refused = answer.userErrors.find(({ field }) => field !== null && field in values);
      if (refused) toClose(onRefused?.(refused.message));
      if (answer.userErrors.length === 0) await onDone(answer);
    },
  });
  const { isSubmitting, submitCount } = formik;

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    // While it was disabled, the pressed button has lost the focus.
    else if (!element.current?.contains(document.activeElement)) submitter.current?.focus();
  }, [isSubmitting, submitCount]);

  const { setFieldValue } = formik;
  const names = useRef(Object.keys(initial));
  useEffect(() => {
    const controls = element.current?.elements;
    // People, and their browsers, fill forms in before the scripts are there.
    for (const name of controls ? names.current : []) {
      const control = controls?.namedItem(name);
      if (control && 'value' in control && control.value) void setFieldValue(name, control.value, false);
    }
  }, [setFieldValue]);

  const checkEarly = (name: Name, { target, relatedTarget }: FocusEvent<Control>) => {
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
     * The properties of the form element. Sent before the page has come to life, a form without a method would put
     * what was typed into the address.
     */
    form: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        element.current = event.currentTarget;
        submitter.current = (event.nativeEvent as SubmitEvent).submitter;
        complaints.current.splice(0).forEach(toast.close);
        formik.handleSubmit(event);
      },
    },
    /** A request is on its way. */
    busy: isSubmitting,
    values: formik.values,
    /** Something differs from what the fields held at first. */
    changed: formik.dirty,
    /** What one field holds, where no single control does. */
    set: (name: Name, value: string) => {
      void formik.setFieldValue(name, value);
      formik.setFieldError(name, undefined);
    },
    /** To these values, or to those at first. */
    reset: (values?: Values<Input>) => formik.resetForm(values && { values }),
    /** The properties of one field's control. */
    field: (name: Name) => ({
      name,
      value: formik.values[name],
      error: formik.errors[name] as string | undefined,
      onChange: (event: ChangeEvent<Control>) => {
        formik.handleChange(event);
        formik.setFieldError(name, undefined);
      },
      onBlur: (event: FocusEvent<Control>) => checkEarly(name, event),
    }),
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
