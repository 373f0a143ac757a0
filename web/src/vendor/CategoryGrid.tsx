import { vendorCategoryOf } from '@mandap/api/constants/vendor';
import { paths } from '../app/paths';
import { Icon } from '../ui/Icon';
import { TextLink } from '../ui/TextLink';
import { countOf, wordsOf } from './categories';
import { CategoryArch } from './CategoryArch';
import type { CategoryPictureFragment, CategoryTileFragment } from './CategoryGrid.generated';
import styles from './CategoryGrid.module.css';

interface CategoryGridProps {
  categories: readonly CategoryTileFragment[];
  pictures: readonly CategoryPictureFragment[];
}

/** All categories; each opens to what there is of it and the way there. One is open at a time. */
export function CategoryGrid({ categories, pictures }: CategoryGridProps) {
  const pictureOf = new Map(pictures.map(({ key, picture }) => [key, picture]));
  return (
    <ul className={styles.grid}>
      {categories.map(({ key, title, count }) => {
        const category = vendorCategoryOf(key) ?? null;
        return (
          <li key={key}>
            <details name="vendor-category" className={styles.tile}>
              <summary>
                <CategoryArch picture={pictureOf.get(key)} />
                <span className={styles.title}>
                  {title}
                  <Icon name="chevron-down" size="small" />
                </span>
              </summary>
              <div className={styles.more}>
                <p className="tabular">{countOf(category, count)}</p>
                <TextLink to={paths.vendorList(key)}>
                  Learn More
                  <span className="visually-hidden"> about {wordsOf(category).many}</span>
                </TextLink>
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
