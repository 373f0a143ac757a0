import { useEffect, useRef, useState, type SubmitEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { afterPaint } from '../lib/afterPaint';
import { AvailableOnField } from '../listing/AvailableOnField';
import layout from '../listing/filterForm.module.css';
import { useAppliedDefaults } from '../listing/useAppliedDefaults';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Icon } from '../ui/Icon';
import { LinkButton } from '../ui/LinkButton';
import styles from './FilterBar.module.css';
import {
  FILTER_GROUPS,
  optionText,
  readSearch,
  venueListPath,
  type FilterGroup,
  type VenueSearch,
} from './filters';
import { t } from './messages.generated';
import { useDismissableMenus } from './useDismissableMenus';

/** ID of the form, for the order select outside it. */
export const FILTER_FORM = 'venue-filters';

/** Parses the form's current values. */
const searchIn = (form: HTMLFormElement): VenueSearch => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return readSearch(params);
};

interface FilterBarProps {
  search: VenueSearch;
  /** The text field named `q`. */
  field: ReactNode;
}

/** Search and filters of the venue list. Works as a plain form without JavaScript. */
export function FilterBar({ search, field }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const closeMenus = useDismissableMenus(form);
  // The badges count ticked options, applied or not.
  const [chosen, setChosen] = useState(search.chosen);
  const address = venueListPath(search);
  useAppliedDefaults(form, address);
  useEffect(() => {
    if (form.current) setChosen(searchIn(form.current).chosen);
  }, [address]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    closeMenus();
    const path = venueListPath(searchIn(event.currentTarget));
    void afterPaint().then(() => navigate(path));
  };

  return (
    <div className={layout.bar}>
      <form
        ref={form}
        id={FILTER_FORM}
        action={paths.venues}
        role="search"
        className={`wrap ${layout.form}`}
        onSubmit={onSubmit}
        onChange={() => form.current && setChosen(searchIn(form.current).chosen)}
      >
        {search.city && <input type="hidden" name="city" value={search.city} />}
        <div className={layout.search}>{field}</div>
        <AvailableOnField defaultValue={search.date} className={layout.date} />
        <div className={styles.groups}>
          {FILTER_GROUPS.map((group) => (
            <Group
              key={group.name}
              group={group}
              applied={search.chosen[group.name]}
              count={chosen[group.name].length}
            />
          ))}
        </div>
        <LinkButton
          to={paths.venues}
          variant="text"
          icon="reset"
          className={layout.reset}
          onClick={() => {
            closeMenus();
            form.current?.reset();
            setChosen(search.chosen);
          }}
        >
          <span>{t('reset')}</span>
        </LinkButton>
        <Button type="submit" variant="primary" className={layout.apply}>
          {t('apply')}
        </Button>
      </form>
    </div>
  );
}

interface GroupProps {
  group: FilterGroup;
  applied: readonly string[];
  count: number;
}

/** One of the four filter menus: text on wide screens, a captioned icon on narrow ones. */
function Group({ group: { name, icon, options, single }, applied, count }: GroupProps) {
  const title = t(`${name}.title`);
  return (
    <details name="venue-filter" className={styles.group}>
      <summary className={styles.summary} aria-label={count ? t('titleAndChosen', { title, count }) : title}>
        <Icon name={icon} className={styles.icon} />
        <span className={styles.title}>{title}</span>
        <span className={styles.caption}>{t(`${name}.caption`)}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <fieldset className={styles.menu}>
        <legend className="visually-hidden">{title}</legend>
        {options.map((option, index) => (
          <Choice
            key={option.key}
            type={single ? 'radio' : 'checkbox'}
            name={name}
            value={option.label}
            label={optionText(option)}
            // Never undefined: React would ignore a reset from true to undefined.
            defaultChecked={
              applied.includes(option.label) || Boolean(single && index === 0 && !applied.length)
            }
          />
        ))}
      </fieldset>
    </details>
  );
}
