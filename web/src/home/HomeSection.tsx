import type { ReactNode } from 'react';
import { listError } from '../lib/errors';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { SectionHead } from '../ui/SectionHead';

interface HomeSectionProps<Item> {
  id: string;
  title: string;
  link: { to: string; label: string };
  /** Undefined while they are fetched. */
  items: readonly Item[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** What stands in their place meanwhile. */
  waiting: ReactNode;
  /** What is said when there are none, in the specification's words, and a line that helps. */
  none: { title: string; help?: string };
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of the home page. When it can't be had it says so, and the rest of the page is as it is. */
export function HomeSection<Item>({
  id,
  title,
  link,
  items,
  error,
  onRetry,
  waiting,
  none,
  children,
}: HomeSectionProps<Item>) {
  const content = () => {
    if (items?.length) return children(items);
    if (error) return <ErrorState title={listError(error)} headingLevel={3} onRetry={onRetry} />;
    if (!items) return waiting;
    return (
      <EmptyState title={none.title} headingLevel={3}>
        {none.help}
      </EmptyState>
    );
  };
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} link={link} />
        {content()}
      </div>
    </section>
  );
}
