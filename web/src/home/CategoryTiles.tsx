import type { VendorCategory } from '@mandap/api/constants/vendor';
import { vendorCategoryTitle } from '@mandap/api/labels/vendor';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Picture } from '../ui/Picture';
import { SectionHead } from '../ui/SectionHead';
import type { HomeCategoryFragment } from './CategoryTiles.generated';
import styles from './CategoryTiles.module.css';
import { t } from './messages.generated';

/** The most popular categories. The page's query requests their pictures. */
const SHOWN: readonly VendorCategory[] = [
  'Photographer',
  'MakeupArtist',
  'MehendiArtist',
  'Decorator',
  'Caterer',
  'DJ',
];

const SIZES = '(min-width: 1520px) 200px, (min-width: 768px) 15vw, 30vw';

/** Tiles of six vendor categories. The links work even if the pictures fail to load. */
export function CategoryTiles({ pictures }: { pictures: readonly HomeCategoryFragment[] }) {
  const pictureOf = new Map(pictures.map(({ key, picture }) => [key, picture]));
  return (
    <section className="section" aria-labelledby="categories">
      <div className="wrap">
        <SectionHead
          id="categories"
          title={t('weddingCategories')}
          link={{ to: paths.vendors, label: t('viewAllCategories') }}
        />
        <ul className={styles.tiles}>
          {SHOWN.map((key) => {
            const picture = pictureOf.get(key);
            return (
              <li key={key}>
                <Link to={paths.vendorList(key)} className={`${styles.tile} zoom`}>
                  <span className={styles.arch}>
                    {picture && <Picture picture={picture} sizes={SIZES} alt="" className={styles.picture} />}
                  </span>
                  {vendorCategoryTitle(key)}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
