import { useContext } from 'react';
import { paths } from '../app/paths';
import { SiteContext } from '../app/site';
import { indianDate } from '../lib/format';
import { ArticleHead } from '../ui/ArticleHead';
import { PAGE_WIDE, Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { ShareLinks } from '../ui/ShareLinks';
import styles from './Article.module.css';
import type { ArticleFragment } from './Article.generated';
import { t } from './messages.generated';

const SIZES = `(min-width: 800px) 700px, ${PAGE_WIDE}`;

/** An article: title, author, picture, text with a larger first paragraph, and share buttons. */
export function Article({ blog }: { blog: ArticleFragment }) {
  const { origin } = useContext(SiteContext);
  const { id, title, category, author, publishedAt, createdAt, html, pictures } = blog;
  const date = publishedAt ?? createdAt;
  const [picture, ...others] = pictures;
  const name = title || t('untitled');
  return (
    <article>
      <ArticleHead
        kind={category}
        title={name}
        facts={
          <>
            <span>{author || t('unknownAuthor')}</span>
            <time dateTime={date}>{indianDate(date)}</time>
          </>
        }
      />
      {picture && <Picture picture={picture} sizes={SIZES} priority className={styles.picture} />}
      <Prose html={html} />
      {others.map((other) => (
        <Picture key={other.url} picture={other} sizes={SIZES} className={styles.picture} />
      ))}
      <footer>
        <ShareLinks label={t('shareThisArticle')} title={name} address={origin + paths.blog(id)} />
      </footer>
    </article>
  );
}
