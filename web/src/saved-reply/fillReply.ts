/** Values of the placeholders in saved replies. */
export interface ReplyValues {
  name: string;
  /** As people read it. */
  date: string;
  guests: string;
}

/** The placeholders as businesses type them. */
export const PLACEHOLDERS = ['{name}', '{date}', '{guests}'] as const;

/** Replaces the placeholders of a saved reply. Other braces stay. */
export const fillReply = (body: string, values: ReplyValues): string =>
  body.replace(/\{(name|date|guests)\}/g, (_, key: keyof ReplyValues) => values[key]);

/** Returns a text with another one inserted at a selection, apart from the words beside it, and the cursor after it. */
export function insertText(
  text: string,
  inserted: string,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const gap = /\S$/.test(before) ? ' ' : '';
  const gapAfter = /^\S/.test(after) ? ' ' : '';
  return {
    text: before + gap + inserted + gapAfter + after,
    cursor: start + gap.length + inserted.length,
  };
}
