import type { Page } from '@playwright/test';
import { ask } from './network';

/** Returns the actions of the newest audit entries about a record. */
export const acts = async (page: Page, target: string): Promise<string[]> => {
  const { auditLog } = await ask<{ auditLog: { nodes: { action: string }[] } }>(
    page.request,
    'query A($target: String) { auditLog(target: $target) { nodes { action } } }',
    { target },
  );
  return auditLog.nodes.map(({ action }) => action);
};
