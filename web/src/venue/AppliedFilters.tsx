import { freeOnDay } from '../listing/freeOnDay';
import { Chip } from '../ui/Chip';
import styles from './AppliedFilters.module.css';
import { FILTER_GROUPS, optionText, venueListPath, without, type VenueSearch } from './filters';
import { t } from './messages.generated';

interface AppliedFiltersProps {
  search: VenueSearch;
  /** The city's proper name; URLs may use any case. */
  cityName: string;
}

/** The applied filters as chips; each links to the list without it. */
export function AppliedFilters({ search, cityName }: AppliedFiltersProps) {
  const first = { ...search, page: 1 };
  const chips = [
    ...(search.q ? [{ label: `“${search.q}”`, rest: { ...first, q: '' } }] : []),
    ...(search.city ? [{ label: cityName, rest: { ...first, city: '' } }] : []),
    ...(search.date ? [{ label: freeOnDay(search.date), rest: { ...first, date: '' } }] : []),
    ...FILTER_GROUPS.flatMap(({ name, options, chip = (text) => text }) =>
      options
        .filter(({ label }) => search.chosen[name].includes(label))
        .map((option) => ({ label: chip(optionText(option)), rest: without(search, name, option.label) })),
    ),
  ];
  if (!chips.length) return null;
  return (
    <ul className={styles.chips} aria-label={t('appliedFilters')}>
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
