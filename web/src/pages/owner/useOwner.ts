import { useViewer } from '../../app/useViewer';

/** The venue or vendor whose dashboard is open; null for everybody else. */
export function useOwner(): { id: string; kind: 'venue' | 'vendor'; name: string } | null {
  const viewer = useViewer();
  if (viewer?.role !== 'VENUE' && viewer?.role !== 'VENDOR') return null;
  return { id: viewer.id, kind: viewer.role === 'VENUE' ? 'venue' : 'vendor', name: viewer.name };
}
