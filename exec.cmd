@rem "npm start" begins with a word of the other shells, so that nothing stands between npm and what it starts.
@%*
