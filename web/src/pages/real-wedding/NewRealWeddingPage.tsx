import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { NewRealWeddingForm } from '../../real-wedding/NewRealWeddingForm';
import { t } from './messages.generated';
import styles from './RealWedding.module.css';

/** /realWeddings/new: anyone may write a story; publishing requires an account. */
export default function NewRealWeddingPage() {
  const navigate = useNavigate();
  const viewer = useViewer();
  return (
    <div className="wrap">
      <PageMeta title={t('write')} description={t('writeDescription')} canonical={paths.newRealWedding} />
      <div className={styles.form}>
        <PageHead title={t('write')} subtitle={t('writeLead')} />
        <NewRealWeddingForm
          userId={viewer?.id ?? null}
          onPublished={() => void navigate(paths.publishedRealWeddings)}
        />
      </div>
    </div>
  );
}
