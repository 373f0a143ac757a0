import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { NewBlogForm } from '../../blog/NewBlogForm';
import { AdminLayout } from './AdminLayout';

/** /blog/new: an article is written. */
export default function NewBlogPage() {
  const navigate = useNavigate();
  return (
    <AdminLayout>
      <PageMeta title="Write a New Blog" noindex />
      <PageHead title="Write a New Blog" compact />
      <NewBlogForm onSaved={() => void navigate(paths.adminPage('blog-management'))} />
    </AdminLayout>
  );
}
