import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { NewRealWeddingForm } from '../../real-wedding/NewRealWeddingForm';
import styles from './RealWedding.module.css';

/** /realWeddings/new: anyone may write a story; publishing it takes an account. */
export default function NewRealWeddingPage() {
  const navigate = useNavigate();
  const viewer = useViewer();
  return (
    <div className="wrap">
      <PageMeta
        title="Write a New Real Wedding"
        description="Tell other couples how your wedding was: the story in your words, with one to three pictures."
        canonical={paths.newRealWedding}
      />
      <div className={styles.form}>
        <PageHead title="Write a New Real Wedding" lead="Tell it as you would tell a friend." />
        <NewRealWeddingForm
          userId={viewer?.id ?? null}
          onPublished={() => void navigate(paths.publishedRealWeddings)}
        />
      </div>
    </div>
  );
}
