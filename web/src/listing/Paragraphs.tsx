import styles from './Paragraphs.module.css';

/** Renders plain text with one paragraph per line. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim());
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
