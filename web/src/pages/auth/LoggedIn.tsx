import { useState } from 'react';
import { profilePath, type Role } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import { t } from './messages.generated';

/** Shows users who are already logged in which account they use, and links to their profile. */
export function LoggedIn() {
  // Keep the first value: logging in here navigates away, and must not shift the form just before.
  const [viewer] = useState(useViewer());
  if (!viewer) return null;
  return (
    <p>
      {rich(t, 'youAreLoggedIn', {
        name: viewer.name,
        link: (text) => (
          <TextLink inline to={profilePath(viewer.role.toLowerCase() as Role)}>
            {text}
          </TextLink>
        ),
      })}
    </p>
  );
}
