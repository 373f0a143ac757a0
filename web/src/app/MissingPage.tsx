import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Input } from '../ui/Input';
import { LinkButton } from '../ui/LinkButton';
import { t } from './missing.messages.generated';
import styles from './MissingPage.module.css';
import { isMissing, MISSING } from './notFound';
import { PageMeta } from './PageMeta';
import { paths } from './paths';

/** Says what is missing, and leads to a list of the same kind. */
export default function MissingPage({ text }: { text: string }) {
  const missing = isMissing(text) ? text : 'page';
  const title = t(`missing.${missing}`);
  const list = MISSING[missing];
  return (
    <>
      <PageMeta title={title} noindex />
      <EmptyState
        title={title}
        headingLevel={1}
        actions={
          <>
            <LinkButton to={paths.home}>{t('backToHome')}</LinkButton>
            <LinkButton to={paths[list]}>{t(`all.${list}`)}</LinkButton>
          </>
        }
      >
        {t('notFoundHint')}
      </EmptyState>
      {(list === 'venues' || list === 'vendors') && (
        <form action={paths[list]} role="search" className={styles.search}>
          <Input
            type="search"
            name="q"
            label={t(`search.${list}`)}
            hideLabel
            icon="search"
            placeholder={t('searchPlaceholder')}
          />
          <Button type="submit" variant="primary" size="large">
            {t('search')}
          </Button>
        </form>
      )}
    </>
  );
}
