import { useViewer } from '../../app/useViewer';

/** Returns the current user's venue or vendor; null for users of other roles. */
export function useOwner(): { id: string; kind: 'venue' | 'vendor'; name: string } | null {
  const viewer = useViewer();
  if (viewer?.role !== 'VENUE' && viewer?.role !== 'VENDOR') return null;
  return { id: viewer.id, kind: viewer.role === 'VENUE' ? 'venue' : 'vendor', name: viewer.name };
}
