import { TextLink } from '../ui/TextLink';
import { DetailSection } from './DetailSection';
import { t } from './empty.messages.generated';

/** Empty sections, with the page where the owner fills each. */
type EmptySection = readonly [
  name:
    | 'photos'
    | 'summary'
    | 'facilities'
    | 'features'
    | 'howToReach'
    | 'policies'
    | 'prices'
    | 'experience'
    | 'packages'
    | 'inclusions',
  to: string,
  isEmpty: boolean,
];

/** Shows owners which sections of their page visitors don't see, because they are empty. */
export function EmptySections({ sections }: { sections: readonly EmptySection[] }) {
  const empty = sections.filter(([, , isEmpty]) => isEmpty);
  if (!empty.length) return null;
  return (
    <DetailSection title={t('onlyYouSeeThis')}>
      <p>{t('lead')}</p>
      <ul>
        {empty.map(([name, to]) => (
          <li key={name}>
            <TextLink to={to}>{t(name)}</TextLink>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
