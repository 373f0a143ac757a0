import { Chip } from '../ui/Chip';
import styles from './AppliedFilters.module.css';
import { FILTER_GROUPS, venueListPath, without, type VenueSearch } from './filters';

interface AppliedFiltersProps {
  search: VenueSearch;
  /** The city's name as it is written; addresses have it in any case. */
  cityName: string;
}

/** What narrows the list, as chips: each leads to the list without it. */
export function AppliedFilters({ search, cityName }: AppliedFiltersProps) {
  const first = { ...search, page: 1 };
  const chips = [
    ...(search.q ? [{ label: `“${search.q}”`, rest: { ...first, q: '' } }] : []),
    ...(search.city ? [{ label: cityName, rest: { ...first, city: '' } }] : []),
    ...FILTER_GROUPS.flatMap(({ name, chip }) =>
      search.chosen[name].map((label) => ({ label: chip(label), rest: without(search, name, label) })),
    ),
  ];
  if (!chips.length) return null;
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {chips.map(({ label, rest }) => (
        <li key={label}>
          <Chip removes to={venueListPath(rest)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
