import { useEffect } from 'react';

/** Not a document of Apollo Client, which would add its parsed form to each listing's page. */
const RECORD_VIEW = 'mutation($id:ID!){recordListingView(listingId:$id){counted}}';

/**
 * Records a view of a listing's page as soon as the page is visible. A beacon doesn't delay anything and arrives even if
 * the page is closed. The server counts each visitor once a day.
 */
export function useRecordView(id: string): void {
  useEffect(() => {
    const record = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', record);
      const body = JSON.stringify({ query: RECORD_VIEW, variables: { id } });
      navigator.sendBeacon('/graphql', new Blob([body], { type: 'application/json' }));
    };
    document.addEventListener('visibilitychange', record);
    record();
    return () => document.removeEventListener('visibilitychange', record);
  }, [id]);
}
