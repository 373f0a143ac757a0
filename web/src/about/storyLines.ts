import { t } from './messages.generated';

/** A story video: a sequence of pictures, each with a line as its caption. */
export interface Story {
  /** Base name of its files in videos/, which `npm run story-videos` generates. */
  key: string;
  title: string;
  lines: readonly { text: string; picture: string }[];
}

export const stories = (): readonly Story[] => [
  {
    key: 'enquiry',
    title: t('enquiry.title'),
    lines: [
      { picture: 'lakePalace', text: t('enquiry.find') },
      {
        picture: 'palanquin',
        text: t('enquiry.send'),
      },
      {
        picture: 'gardenWalk',
        text: t('enquiry.visit'),
      },
      {
        picture: 'ringBox',
        text: t('enquiry.approve'),
      },
    ],
  },
  {
    key: 'listing',
    title: t('listing.title'),
    lines: [
      { picture: 'rangoli', text: t('listing.register') },
      {
        picture: 'haveli',
        text: t('listing.review'),
      },
      {
        picture: 'ballroom',
        text: t('listing.return'),
      },
      {
        picture: 'lawnNight',
        text: t('listing.publish'),
      },
    ],
  },
  {
    key: 'name',
    title: t('name.title'),
    lines: [
      {
        picture: 'floralMandap',
        text: t('name.posts'),
      },
      { picture: 'varmala', text: t('name.families') },
      {
        picture: 'phera',
        text: t('name.steps'),
      },
      {
        picture: 'sangeet',
        text: t('name.work'),
      },
    ],
  },
];
