import { VENDOR_CATEGORIES, type VendorCategory } from '@mandap/api/constants/vendor';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Picture } from '../ui/Picture';
import { SectionHead } from '../ui/SectionHead';
import type { HomeCategoryFragment } from './CategoryTiles.generated';
import styles from './CategoryTiles.module.css';
import { t } from './messages.generated';

/** Those that nearly every wedding looks for. The page asks for the pictures of the same. */
const SHOWN: readonly VendorCategory[] = [
  'Photographer',
  'MakeupArtist',
  'MehendiArtist',
  'Decorator',
  'Caterer',
  'DJ',
];

const SIZES = '(min-width: 1520px) 200px, (min-width: 768px) 15vw, 30vw';

/** Six kinds of vendors, each behind an arch. They are links whether or not their pictures could be had. */
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
                <Link to={paths.vendorList(key)} className={styles.tile}>
                  <span className={styles.arch}>
                    {picture && <Picture picture={picture} sizes={SIZES} alt="" className={styles.picture} />}
                  </span>
                  {VENDOR_CATEGORIES[key]}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
