import { describe, expect, test } from '@jest/globals';
import { getNamedType, isLeafType, isObjectType, type GraphQLNamedType } from 'graphql';
import { makeAdmin } from '../admin/admin.factory.js';
import { getSchema } from '../../graphql/schema.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn } from '../../../test/client.js';

useApp();

/** All fields of a type, with a minimal selection below each. */
const selections = (type: GraphQLNamedType | undefined): string[] =>
  isObjectType(type)
    ? Object.values(type.getFields()).flatMap(({ name, args, type: below }) => {
        const named = getNamedType(below);
        if (isLeafType(named)) return name;
        if (!isObjectType(named)) return [];
        const leaf = Object.values(named.getFields()).find((field) => isLeafType(getNamedType(field.type)));
        const page = args.some((arg) => arg.name === 'first') ? '(first: 1)' : '';
        return leaf ? `${name}${page} { ${leaf.name} }` : [];
      })
    : [];

// Lists select only the columns that their fields need.
describe.each([
  [
    'Venue',
    'venue',
    [
      'venues(filter: { statuses: [REJECTED, SUSPENDED], city: "Everyville" }, first: 1)',
      'managedVenues(city: "Everyville", first: 1)',
    ],
  ],
  [
    'Vendor',
    'vendor',
    [
      'vendors(filter: { statuses: [REJECTED, SUSPENDED], city: "Everyville" }, first: 1)',
      'managedVendors(city: "Everyville", first: 1)',
    ],
  ],
] as const)('each field of %s, selected alone,', (typeName, single, lists) => {
  test.each(lists)('has the same value in %s as on its own page', async (list) => {
    const { id } = await (single === 'venue' ? makeVenue : makeVendor)({
      ...{ city: 'Everyville', status: 'rejected', address: '1 Road', summary: 'Quiet' },
    });
    await app().sql(
      `UPDATE listing SET rejection_reason = 'No pictures', resubmitted_at = now(), rating_average = 4.5, rating_count = 2,
         gstin = '08AAACR5055K1Z5',
         (experience_years, events_completed, willing_to_travel) =
           (SELECT 3, 4, true WHERE kind = 'vendor'), price_note = CASE kind WHEN 'vendor' THEN 'A day' ELSE '' END
       WHERE id = $1`,
      [id],
    );
    const caller = await loggedIn((await makeAdmin()).id);
    const fields = selections((await getSchema()).getType(typeName));
    expect(fields.length).toBeGreaterThan(30);
    /** Compares each field in both queries. Returns those that are null. */
    const compareFields = async (): Promise<string[]> => {
      const empty: string[] = [];
      for (const field of fields) {
        const { data, errors } = await caller.gql<{ one: object; list: { nodes: object[] } }>(
          `{ one: ${single}(id: "${id}") { ${field} } list: ${list} { nodes { ${field} } } }`,
        );
        expect([field, errors]).toEqual([field, undefined]);
        expect(data.list.nodes).toEqual([data.one]);
        if (Object.values(data.one)[0] === null) empty.push(field);
      }
      return empty;
    };
    const whileRejected = await compareFields();
    await app().sql(
      `UPDATE listing SET status = 'suspended', rejection_reason = NULL, suspension_reason = 'No', suspended_at = now()
       WHERE id = $1`,
      [id],
    );
    const whileSuspended = await compareFields();
    const empty = whileRejected.filter((field) => whileSuspended.includes(field));
    // Admins have no booking and no review; this vendor has no packages.
    expect(empty).toEqual(expect.arrayContaining(['myBooking { id }', 'myReview { id }']));
    expect(empty.length).toBeLessThan(5);
    await app().sql(`DELETE FROM account WHERE id = $1`, [id]);
  });
});
