import { Link, useLocation } from 'react-router-dom';
import { t } from './messages.generated';
import { currentOf, type NavLinkItem } from './paths';

interface NavLinksProps {
  links: readonly NavLinkItem[];
  /** Class of each link. */
  className?: string;
}

/** Navigation links; the current section's link is marked. */
export function NavLinks({ links, className }: NavLinksProps) {
  const { pathname } = useLocation();
  return links.map((link) => (
    <Link key={link.to} to={link.to} className={className} aria-current={currentOf(link, pathname)}>
      {t(`nav.${link.key}`)}
    </Link>
  ));
}
