import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import type { FieldsOf } from '../lib/fieldsOf';
import { rich } from '../lib/rich';
import { LinkButton } from '../ui/mui/LinkButton';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { ConversationLinkFragment } from './ConversationLink.generated';
import { t } from './link.messages.generated';

interface ConversationLinkProps {
  booking: FieldsOf<ConversationLinkFragment>;
  /** Name of the other party. */
  name: string;
  /** The card has a decision, which stands out instead. */
  quiet?: boolean;
}

/** Opens the page of a booking, with the number of unread messages. Not shown on that page itself. */
export function ConversationLink({ booking: { id, unreadMessages }, name, quiet }: ConversationLinkProps) {
  const { pathname } = useLocation();
  const to = paths.booking(id);
  if (pathname === to) return null;
  const [unreadVariant, readVariant] = quiet
    ? (['outlined', 'text'] as const)
    : (['primary', 'outlined'] as const);
  return (
    <LinkButton to={to} icon="message" variant={unreadMessages ? unreadVariant : readVariant}>
      {rich(t, 'messagesWith', { hidden: visuallyHidden, name, unread: unreadMessages })}
    </LinkButton>
  );
}
