import { expect, test } from './fixtures';
import { ask } from './network';

test('a refused mutation fails its test, and none can leave out its refusals', async ({ request }) => {
  const submit = (fields: string) =>
    ask(request, `mutation S($input: GeneralEnquiryInput!) { submitEnquiry(input: $input) { ${fields} } }`, {
      input: {
        ...{ name: '', contact: '', location: '', guests: 1, date: '', address: '' },
        ...{ typeOfEvent: '', message: '' },
      },
    });
  await expect(submit('received userErrors { message }')).rejects.toThrow('userErrors');
  await expect(submit('received')).rejects.toThrow('userErrors');
});
