import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { NewBlogForm } from '../../blog/NewBlogForm';
import { AdminLayout } from './AdminLayout';
import { t } from './messages.generated';

/** /blog/new: creates an article. */
export default function NewBlogPage() {
  const navigate = useNavigate();
  return (
    <AdminLayout>
      <PageMeta title={t('writeANewBlog')} noindex />
      <PageHead title={t('writeANewBlog')} compact />
      <NewBlogForm onSaved={() => void navigate(paths.adminPage('blog-management'))} />
    </AdminLayout>
  );
}
