import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useToast } from '../ui/useToast';
import { failureOf } from './errors';

interface UserError {
  field: string | null;
  message: string;
}

interface Payload {
  userErrors: readonly UserError[];
}

interface SimpleFormOptions<Name extends string, Data, Variables extends OperationVariables> {
  /** Names of the fields. */
  names: readonly Name[];
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (values: Record<Name, string>) => NoInfer<Variables>;
  payload: (data: NoInfer<Data>) => Payload;
  onDone: (values: Record<Name, string>) => void;
}

/**
 * A small, uncontrolled form on a page about something else. Validation is left to the server, so the page doesn't load
 * a form library: `useSubmit`, which validates while the user types, adds 20 KB.
 */
export function useSimpleForm<Name extends string, Data, Variables extends OperationVariables>({
  names,
  mutation,
  variables,
  payload,
  onDone,
}: SimpleFormOptions<Name, Data, Variables>) {
  const apollo = useApolloClient();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const errorToast = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const showError = (text: string) => (errorToast.current = toast.show({ status: 'error', text }));
  const send = async (form: HTMLFormElement) => {
    if (errorToast.current) toast.close(errorToast.current);
    const formData = new FormData(form);
    const textValue = (name: Name) => {
      const value = formData.get(name);
      return typeof value === 'string' ? value : '';
    };
    const values = Object.fromEntries(names.map((name) => [name, textValue(name)])) as Record<Name, string>;
    setBusy(true);
    try {
      const { data } = await apollo.mutate({ mutation, variables: variables(values) });
      const { userErrors } = payload(data as Data);
      const isOfField = ({ field }: UserError) => names.some((name) => name === field);
      // In reverse order, so that the first message of each field is the one shown.
      const ofFields = userErrors.filter(isOfField).toReversed();
      setErrors(Object.fromEntries(ofFields.map(({ field, message }) => [field ?? '', message])));
      const whole = userErrors.find((error) => !isOfField(error));
      if (whole) showError(whole.message);
      if (userErrors.length === 0) onDone(values);
    } catch (error) {
      showError(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };

  useEffect(() => {
    if (!busy) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Runs after submissions only, not when a message disappears while the user types.
  }, [busy]);

  return {
    busy,
    /** Properties of the form element. */
    form: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
    },
    /** Properties of one field's control. */
    field: (name: Name) => ({
      name,
      error: errors[name],
      onChange: () => {
        if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
      },
    }),
  };
}
