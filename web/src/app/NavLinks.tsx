import { Link, useLocation } from 'react-router-dom';
import { currentOf, type NavLinkItem } from './paths';

interface NavLinksProps {
  links: readonly NavLinkItem[];
  /** Of each link. */
  className?: string;
}

/** Links of the navigation, the one of the page's section marked. */
export function NavLinks({ links, className }: NavLinksProps) {
  const { pathname } = useLocation();
  return links.map((link) => (
    <Link key={link.to} to={link.to} className={className} aria-current={currentOf(link, pathname)}>
      {link.label}
    </Link>
  ));
}
