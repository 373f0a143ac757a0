import { useEffect } from 'react';
import { useToast } from './useToast';

/** Shows a background failure, such as code that didn't load, in a toast. */
export function useProblemToast(problem: string | undefined): void {
  const toast = useToast();
  useEffect(() => {
    if (problem) toast.show({ status: 'error', text: problem });
  }, [problem, toast]);
}
