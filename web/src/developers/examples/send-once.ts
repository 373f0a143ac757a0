// Sends an enquiry with a couple’s API key. The Idempotency-Key makes a retry safe.
const headers = {
  Authorization: 'Bearer YOUR_KEY',
  'Content-Type': 'application/json',
  'Idempotency-Key': crypto.randomUUID(),
};

const list = await fetch('https://mandap.example/api/v1/venue/all?city=Udaipur&limit=1');
const { data } = (await list.json()) as { data: { _id: string; businessName: string }[] };

const enquiry = {
  vId: data[0]?._id,
  name: 'Ananya Sharma',
  contact: '9829000000',
  location: 'Udaipur',
  guests: 420,
  date: new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  address: '22 Fatehpura, Udaipur',
  typeOfEvent: 'Wedding',
  message: 'Is the verandah covered?',
};

const send = () =>
  fetch('https://mandap.example/api/v1/bookings/bookings', {
    method: 'POST',
    headers,
    body: JSON.stringify(enquiry),
  });

const first = (await (await send()).json()) as { message: string; bookingId: string };
// As if the answer had been lost on its way.
const second = (await (await send()).json()) as { message: string; bookingId: string };
console.log(first.message, first.bookingId === second.bookingId);
