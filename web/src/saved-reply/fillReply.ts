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

/** Returns a text with another one inserted at a selection, and where the cursor is then. */
export function insertText(
  text: string,
  inserted: string,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  const before = text.slice(0, start);
  const gap = before && !/\s$/.test(before) ? ' ' : '';
  return { text: before + gap + inserted + text.slice(end), cursor: start + gap.length + inserted.length };
}
