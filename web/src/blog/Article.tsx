import { useContext } from 'react';
import { paths } from '../app/paths';
import { SiteContext } from '../app/site';
import { indianDate } from '../lib/format';
import { Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { ShareLinks } from '../ui/ShareLinks';
import styles from './Article.module.css';
import type { ArticleFragment } from './Article.generated';

const SIZES = '(min-width: 800px) 700px, 94vw';

/** An article: its title and author, its picture, the text with its opening paragraph set larger, and ways to share. */
export function Article({ blog }: { blog: ArticleFragment }) {
  const { origin } = useContext(SiteContext);
  const { id, title, category, author, publishedAt, createdAt, html, pictures } = blog;
  const date = publishedAt ?? createdAt;
  const [picture, ...others] = pictures;
  const name = title || 'Untitled';
  return (
    <article>
      <header className={styles.head}>
        <p className={styles.category}>{category}</p>
        <h1>{name}</h1>
        <p className={`${styles.facts} tabular`}>
          <span>{author || 'Unknown author'}</span>
          <time dateTime={date}>{indianDate(date)}</time>
        </p>
      </header>
      {picture && <Picture picture={picture} sizes={SIZES} priority className={styles.picture} />}
      <Prose html={html} />
      {others.map((other) => (
        <Picture key={other.url} picture={other} sizes={SIZES} className={styles.picture} />
      ))}
      <footer className={styles.foot}>
        <ShareLinks label="Share this article" title={name} address={origin + paths.blog(id)} />
      </footer>
    </article>
  );
}
