import { vendorCategoryOf } from '@mandap/api/constants/vendor';
import { paths } from '../app/paths';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Icon } from '../ui/Icon';
import { TextLink } from '../ui/TextLink';
import { countOf, namesOf } from './categories';
import { CategoryArch } from './CategoryArch';
import type { CategoryPictureFragment, CategoryTileFragment } from './CategoryGrid.generated';
import { t } from './messages.generated';
import styles from './CategoryGrid.module.css';

interface CategoryGridProps {
  categories: readonly CategoryTileFragment[];
  pictures: readonly CategoryPictureFragment[];
}

/** Accordion of all categories, each with its vendor count and a link to its list. One is open at a time. */
export function CategoryGrid({ categories, pictures }: CategoryGridProps) {
  const pictureOf = new Map(pictures.map(({ key, picture }) => [key, picture]));
  return (
    <ul className={styles.grid}>
      {categories.map(({ key, title, count }) => {
        const category = vendorCategoryOf(key) ?? null;
        const lastWord = title.slice(title.lastIndexOf(' ') + 1);
        return (
          <li key={key}>
            <details name="vendor-category" className={styles.tile}>
              <summary className="zoom">
                <CategoryArch picture={pictureOf.get(key)} />
                <span className={styles.title}>
                  {title.slice(0, -lastWord.length)}
                  <span className="nowrap">
                    {lastWord}
                    <Icon name="chevron-down" size="small" />
                  </span>
                </span>
              </summary>
              <div className={styles.more}>
                <p className="tabular">{countOf(category, count)}</p>
                <TextLink to={paths.vendorList(key)}>
                  {rich(t, 'learnMore', { hidden: visuallyHidden, many: namesOf(category).many })}
                </TextLink>
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
