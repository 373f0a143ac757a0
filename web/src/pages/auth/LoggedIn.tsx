import { useState } from 'react';
import { profilePath, type Role } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { TextLink } from '../../ui/TextLink';

/** For people who have forgotten that they are logged in: who they are here, and the way to their page. */
export function LoggedIn() {
  // As it was when the page came: a login on it leads away, and must not move the form just before.
  const [viewer] = useState(useViewer());
  if (!viewer) return null;
  return (
    <p>
      You are logged in as {viewer.name}.{' '}
      <TextLink inline to={profilePath(viewer.role.toLowerCase() as Role)}>
        Go to your profile
      </TextLink>
    </p>
  );
}
