import { names, sentences, type Trade } from './trade.js';

export const JAGRAN_SETUP: Trade = {
  names: names(
    '{w} Jagran Mandal, {s} Bhajan Mandali, {f} {s} Jagran Party, {w} Jagran, {w} Kirtan Mandal, {s} & Party Jagran, {w} Bhakti Sangeet, {f} {s} Kirtan, {w} Jagran Samiti, {s} Jagran Parivar',
  ),
  openings: sentences(`
    A night of bhajans, from the lighting of the jyot to the aarti at dawn.
    Darbar, singers, sound and prasad arranged by one mandali from {l}.
    Singers who have kept a whole colony awake, gladly.
    A jagran before the wedding, as the family has always done it.
    Seven singers and a dholak that has crossed three states.
    The story of Tara Rani told before sunrise, as it should be.
    Darbars of flowers and real lamps, with no flashing lights.
    {f} has sung at the foot of the hills and in a great many car parks.
    For terraces, lanes and temple grounds, at a volume that neighbours forgive.
    Old bhensts in old tunes. Film tunes only if asked.
    Women's mandali: six voices, manjira and harmonium.
    Jhankis of Shiv, Krishna and the Nine Forms, played by trained boys.
    Simple jagrans for small means, sung with the same heart.
    A grand darbar with snow peaks, a cave and the pindis.
    Until midnight for office people, until dawn for the rest.
    A mandali of teachers and clerks who sing on Saturdays.
    Jyot lit from a flame that has been kept for years in {l}.
    Kirtan, chowki and jagran, with the same altar for all.
    A priest, a singer and a cook, so the family can sit and listen.
    Voices first. The lights come later.
  `),
  details: sentences(`
    The jyot is watched through the night by one person who does nothing else.
    Prasad is cooked on the spot in pure ghee.
    Fire buckets stand behind the darbar.
    Flowers are offered fresh at midnight and again at four.
    The loudspeakers face inwards, and are lowered after ten as the law asks.
    Children's jhankis come early, while children are awake.
    Chunri, coconut, narial and supari are all on the list we bring.
    Shoes are numbered at the door.
    Tea goes round at one, three and five.
    Bhajans asked for by the family are written down and sung.
    Mattresses and white sheets for two hundred come with the tent.
    Everyone of the mandali is without onion, garlic and drink that day.
    The altar is made of wood and cloth and is taken down with prayer.
    Elders have chairs along the wall with backs.
    The Ardas names every member of the household.
    The halwa is given with the sun.
  `),
  closings: sentences(`
    Dakshina for the pandit is apart, and yours to decide.
    The list of what the family brings has six lines.
    Permission for the night is taken at the thana by us.
    Dates in the Navratras go a year ahead.
    The mandali eats after the aarti, whatever there is.
    Generators and fans are in the bigger packages.
    No advance is kept if there is a death in the house.
    Come and sit with us any second Saturday in {l}.
  `),
  offers: [
    ['Evening of bhajans at home', 0.5, 11000],
    ['Darbar and four singers, until midnight', 0.5, 21000],
    ['Full-night jagran, seven singers', 1, 42000],
    ['Jagran with jhankis and tent', 1, 68000],
    ['Grand darbar, sound and prasad for 300', 1, 105000],
  ],
  experienceYears: [5, 36],
  eventsPerYear: [30, 75],
  teams: [1, 2],
  devotional: true,
  notIn: ['Panaji', 'Chennai', 'Kochi', 'Mysuru'],
  pictures: { main: '', also: 'mataChowki uruli rangoli singer phera' },
};
