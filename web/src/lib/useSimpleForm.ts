import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useToast } from '../ui/useToast';
import { failureOf } from './errors';

interface Payload {
  userErrors: readonly { field: string | null; message: string }[];
}

interface SimpleFormOptions<Name extends string, Data, Variables extends OperationVariables> {
  /** Its fields. */
  names: readonly Name[];
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (values: Record<Name, string>) => NoInfer<Variables>;
  payload: (data: NoInfer<Data>) => Payload;
  onDone: (values: Record<Name, string>) => void;
}

/**
 * A few fields on a page that is about something else. The server's rules speak at the fields, and the page carries no
 * form library for them: `useSubmit`, which checks while one types, weighs 20 KB. The fields keep what was typed.
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
  const complaint = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const complain = (text: string) => (complaint.current = toast.show({ status: 'error', text }));
  const send = async (form: HTMLFormElement) => {
    if (complaint.current) toast.close(complaint.current);
    const typed = new FormData(form);
    const textOf = (name: Name) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    const values = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;
    setBusy(true);
    try {
      const { data } = await apollo.mutate({ mutation, variables: variables(values) });
      const { userErrors } = payload(data as Data);
      setErrors(Object.fromEntries(userErrors.map(({ field, message }) => [field ?? '', message])));
      const whole = userErrors.find(({ field }) => field === null);
      if (whole) complain(whole.message);
      if (userErrors.length === 0) onDone(values);
    } catch (error) {
      complain(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };

  useEffect(() => {
    if (!busy) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Not when a message goes away while one types in another field.
  }, [busy]);

  return {
    busy,
    /** The properties of the form element. */
    form: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
    },
    /** The properties of one field's control. */
    field: (name: Name) => ({
      name,
      error: errors[name],
      onChange: () => {
        if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
      },
    }),
  };
}
