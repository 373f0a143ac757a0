import { expect, type Locator, type Page } from '@playwright/test';

/** Types a day (YYYY-MM-DD) into a date field; '' empties it. */
export const fillDate = (within: Page | Locator, day: string, label = 'Date'): Promise<void> =>
  within.getByLabel(label, { exact: true }).fill(day);

/** Returns the date in this many days, as in a date field. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 864e5).toISOString().slice(0, 10);

/** Closes a dialog with unsaved changes, and returns to it when it asks. */
export async function closeAndKeepEditing(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const question = dialog.page().getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
}

/** Cancels a dialog with unsaved changes, and confirms that they may be lost. */
export async function cancelAndLeave(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = dialog.page().getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
}
