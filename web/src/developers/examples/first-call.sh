# The same by REST, with the headers that say how many there are.
curl -sS -D - 'https://mandap.example/api/v1/venue/all?city=Udaipur&limit=3'
