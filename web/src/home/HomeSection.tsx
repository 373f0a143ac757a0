import type { ReactNode } from 'react';
import { listError } from '../lib/errors';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { SectionHead } from '../ui/SectionHead';

interface HomeSectionProps<Item> {
  id: string;
  title: string;
  link: { to: string; label: string };
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** Placeholder while loading. */
  waiting: ReactNode;
  /** Title and hint of the empty state. */
  none: { title: string; help?: string };
  children: (items: readonly Item[]) => ReactNode;
}

/** A list on the home page, with its own error state so that the rest of the page stays usable. */
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
