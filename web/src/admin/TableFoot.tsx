import TablePagination from '@mui/material/TablePagination';
import { createContext, use, type ReactNode, type Ref } from 'react';
import { countText, indianNumber } from '../lib/format';
import { t } from './messages.generated';

/** What the rows of a table are. */
export type Noun = 'action' | 'admin' | 'blog' | 'email' | 'realWedding' | 'user' | 'vendor' | 'venue';

interface TableFootProps {
  noun: Noun;
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Number of rows on this page; undefined while loading. */
  shown: number | undefined;
  /** Total number of rows; undefined if not counted. */
  total: number | undefined;
  /** The count of rows, which gets the focus after a change of page. */
  countRef: Ref<HTMLParagraphElement>;
  /** Page links, or “Load more”. */
  children: ReactNode;
}

/** Foot of an admin table: the rows shown of all, and the way to the others. */
export function TableFoot({ noun, page, pageSize, shown, total, countRef, children }: TableFootProps) {
  const first = (page - 1) * pageSize + 1;
  const isCounted = shown !== undefined && total !== undefined;
  return (
    <PagesContext value={children}>
      <TablePagination
        component="div"
        page={page - 1}
        count={total ?? -1}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize]}
        onPageChange={() => undefined}
        labelDisplayedRows={() =>
          !isCounted ? null : shown === 0 ? (
            `0 ${t(`noun.${noun}`, { count: 0 })}`
          ) : (
            <>
              {t('rangeOfTotal', {
                first: indianNumber(first),
                last: indianNumber(first + shown - 1),
                total: countText(total),
              })}
              <span className="visually-hidden">{` ${t(`noun.${noun}`, { count: total })}`}</span>
            </>
          )
        }
        slotProps={{
          displayedRows: {
            component: 'p',
            role: 'status',
            tabIndex: -1,
            ref: countRef,
            // The empty state says so already.
            className: shown === 0 ? 'visually-hidden' : undefined,
          },
        }}
        ActionsComponent={Pages}
      />
    </PagesContext>
  );
}

/** Replaces TablePagination's buttons. */
const PagesContext = createContext<ReactNode>(null);
const Pages = () => use(PagesContext);
