import { useState } from 'react';

/** Returns whether a condition has been true since the component was mounted. */
export function useOnceTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
