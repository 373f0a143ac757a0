import type { Locator, Page } from '@playwright/test';

/** Messages and events of the open conversation, oldest first; the second one is the text of the enquiry. */
export const bubbles = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

export const composer = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Message to ${name}` });

/** Writes and sends a message. It may wait for a connection. */
export async function write(page: Page, to: string, text: string): Promise<void> {
  await composer(page, to).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** A PDF file with nothing on its only page. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n',
);
/** Drops or pastes a file on the composer. */
export const give = (field: Locator, event: 'drop' | 'paste', name: string, type: string, content: Buffer) =>
  field.evaluate(
    (element, file) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], file.name, { type: file.type }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        file.event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { event, name, type, content: content.toString('base64') },
  );
