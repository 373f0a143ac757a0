import { reviewLines, type ReviewLine } from './review-lines.js';

/** Praise for listings with so many reviews that the other lines repeat. Placeholders as in reviews-good.ts. */
export const LOOKS_SPARES = reviewLines(`
{s} saw that I was nervous and talked about dogs until I wasn't.
They brought their own lamp, their own stools and their own tea.
{r} asked for the number of the youngest one in the team.
Our shy cousin came out of that chair another person.
The trial took two hours, and {s} wrote down everything.
They were packed before the caterer arrived, and left no mark on the carpet.
My mother-in-law chose the design and {s} made it look like my idea.
We sent forty pictures and {s} asked which three we meant.
They worked in the corridor when our room was needed, without a word.
[mehendiartist] Both our dogs are on my left palm, with the right ears.
[mehendiartist] {s} hid the date of our first meeting in the paisley.
[mehendiartist] The paste smelt of eucalyptus and my whole room still does.
[mehendiartist] My arms were done to the elbow in under four hours.
[mehendiartist] {r} wanted only a dot and left with both hands full.
[mehendiartist] They put a lotus on my feet that nobody has managed to copy.
[mehendiartist] Lemon and sugar came in a little bottle with instructions.
[mehendiartist] The groom's initial was asked for quietly and hidden well.
[mehendiartist] Two artists took the children first, so that the rest of us had peace.
[mehendiartist] The colour was still there at our first Karva Chauth, or nearly.
[mehendiartist] {s} drew the haveli of our wedding on my wrist, jharokhas and all.
[mehendiartist] An aunt with an allergy got a patch test two days before.
[mehendiartist] Cones were fresh; they showed us the leaves.
[mehendiartist] Elephants on one hand, peacocks on the other, and both looked alive.
[mehendiartist] They kept a chair free for my grandmother and did hers last and slowest.
[mehendiartist] My sister's design and mine meet when we hold hands.
[mehendiartist] No smudges, although I fell asleep halfway.
[mehendiartist] {c} hands by nine in the evening, each with something of its own.
[mehendiartist] The border was so fine that the photographer fetched another lens.
[mehendiartist] They drew our Sufi verse in Urdu and checked the spelling with my father.
[mehendiartist] They asked which hand I write with and did that one last.
[mehendiartist] {s} copied my mother's design from a photograph of 1988.
[mehendiartist] The bride's party sang and they drew in time with it.
[mehendiartist] Even the groom's small leaf was done with care.
[mehendiartist] The leaves on my fingers are as thin as thread.
[mehendiartist] They came back the next morning for the one cousin who had missed it.
[makeupartist] My dark circles went and my freckles stayed, as I had asked.
[makeupartist] {s} did {r} first, who then stopped worrying about mine.
[photographer] {s} lay down on the wet lawn for one picture, and it is the one on our wall.
[photographer] They sent twenty pictures that same night for the grandparents abroad.
[tattooartist] {s} talked my brother out of a name and into a small sun.
[tattooartist] {s} drew it three times on paper before one needle was opened.
[tattooartist] My grandfather, who is eighty, has an anchor now and shows everybody.
[tattooartist] The shading on my shoulder looks like pencil.
[tattooartist] They sent a message on the third day to ask how it was healing.
[tattooartist] The glitter ones for the children came off with soap, as promised.
`);

export const CREWS_SPARES = reviewLines(`
{s} found {r}'s spectacles under a sofa at midnight.
They had umbrellas for everybody before the first drop.
Two of them spoke Tamil, which saved our side of the family.
They remembered which uncle takes no sugar.
A feverish child was in a doctor's car within ten minutes.
They stood at the gate in the cold and smiled, which I could not have done.
The handover to our own boys was one page, and it was enough.
[waiterservice] {s} remembered who was fasting and brought them fruit.
[waiterservice] Hot rotis came to the table one at a time until we begged them to stop.
[waiterservice] The trays went round the whole hall, also behind the pillar.
[valetparking] My keys were in my hand before I had found the ticket.
[valetparking] They parked our old Ambassador as if it were new.
[roomsbooking] A cot was in the room before the baby was.
[roomsbooking] {s} kept one room free for the aunt who always comes unannounced.
[waiterservice] Glasses were collected before anybody could put a foot on one.
[waiterservice] They knew the menu by heart, nuts and all.
[roomsbooking] The list on each door had everybody's name and a map to breakfast.
[roomsbooking] A forgotten charger came to us by post, with a note from {s}.
{s} counted the gifts with us and wrote each one down.
`);

export const TABLES_SPARES = reviewLines(`
{s} drew it on a napkin in March and that is how it stood in the hall.
They had a second plan ready for wind, and we needed it.
{r} went round the table twice before touching anything.
They asked about allergies before they asked about the advance.
Our old brass was polished and used, which made {r} cry.
The last guest got the same as the first; I know, I was the last.
They labelled everything in two languages.
By seven in the morning you could not tell that anything had been there.
`);

export const STAGES_SPARES = reviewLines(`
{s} stopped for the azaan next door without being asked.
My grandfather's one request came just when he had given up on it.
They rehearsed with the children for an hour, for nothing.
Cables were taped, so nobody tripped, not even my uncles.
{s} wrote a verse about {r} that we have framed.
They carried their own generator and never needed ours.
Strangers from the hotel came down to see who that was.
[dhol] My left knee has not forgiven them, and I would do it again.
[dhol] They climbed the stairs to play for my grandmother, who cannot come down.
[dhol] The little one, perhaps sixteen, made {r} get out of the car and dance.
[dhol] Their turbans matched our sherwanis, by plan, {s} said.
[dhol] We heard them three lanes before we saw them.
[dhol] They rested exactly when the photographer needed them to.
[dhol] {s} taught my nephew a beat, which he now does on every table.
[dhol] They slowed down outside the hospital and began again after it.
[bandbaja] A waltz for my parents, in the middle of the road, with traffic waiting.
[bandbaja] {s} knew the tune that my village plays, and nobody had told him.
[bandbaja] They turned the corner softly because of the school.
[bandbaja] The lights were carried straight and none went out.
[bandbaja] The mare was calm among the crackers, and so was the groom.
[bandbaja] The conductor kept one eye on the clock and one on the uncles.
[bandbaja] Pressed uniforms, polished brass, and no one chewing anything.
[magicians] A coin came out of my grandmother's bun and she has kept it.
[magicians] {s} sawed my cousin in half and both halves danced later.
[magicians] The pigeons were calm, and so were the people next to them.
[magicians] Four doctors at our table are still arguing about the egg.
[magicians] {s} went from table to table, so nobody was left out.
They played the last song twice, because {r} came back from the car.
Somebody always watched where the babies were sleeping.
Our stage was small and {s} made it look planned.
[livesinger] A thumri, a ghazal and a lullaby for the flower girl.
[livesinger] {s} sang our first dance in the key of the record.
[livesinger] The tabla and the voice were talking to each other all evening.
The pause before the bride came in was their idea, and it was perfect.
`);

export const RITES_SPARES = reviewLines(`
{s} explained each step to the children, who then explained it to us.
They waited for the last bus from the village before the aarti.
The singer had walked to the shrine that week and told us of it.
Chunri for every girl, and each one was a different red.
Our neighbours of another faith sat through the night with us.
They swept the terrace themselves before they laid a single cloth.
The bhajans of my late grandmother were in their book, in her order.
`);

/** Complaints that take the place of repeated ones about vendors. */
export const VENDOR_COMPLAINTS = reviewLines(`
We were given three telephone numbers and none was answered on the day.
What we had agreed in {m} was news to everybody who came.
They left before the end and charged to the end.
Our calls were answered until the advance was paid, and not after that.
The man who came had not been told our name, our date or our street.
We paid for the best they had and got whoever was free.
The apology was long, and the refund is not here yet.
They asked for more money at the gate, with the guests looking on.
`);

/** Complaints that take the place of repeated ones about venues. */
export const VENUE_COMPLAINTS = reviewLines(`
A deposit was kept for damage that nobody could show us.
The gate stayed locked until {t} minutes after our time, with the caterer outside.
Our hall was cleaned around us, during lunch.
We paid for the whole garden and shared it with a school function.
`);

/** For venues. */
export const VENUE_SPARES: ReviewLine[] = reviewLines(`
{s} kept the keys of {k} rooms on one ring and never mixed them up.
Our pandit's train was late and {s} sent a car to the station for him.
The cook tasted everything himself, standing, at six.
They gave {r} a room on the ground floor without our asking.
A bulb went out above the stage and was changed before the song ended.
We had a cousin with a broken leg; they had a low table ready for him.
The dhol was heard at the gate and not in the room where the babies slept.
They kept {k} plates aside for the musicians, who usually eat last and cold.
We forgot the garlands at home and {s} had two strung in half an hour.
The sweeper folded my uncle's shawl and brought it to the office.
Menus were in three languages, and all three were spelt right.
{r} brought a tin of tea from Munnar and got it served in a proper pot.
The bill was explained line by line over a cup of coffee.
The old photographs in the office made {r} sit down and tell us stories.
{s} gave our driver a bed for the night because of the fog.
They had a nail, a hammer and somebody who knew where to use them.
The wheelchair was oiled. Only those who push one will understand.
They switched off the fountain for the vows and on again for the garlands.
`);
